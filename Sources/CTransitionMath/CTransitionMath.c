#include "CTransitionMath.h"
