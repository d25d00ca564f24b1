"""Mouse and keys as actions of WebDriver, for browsers that take these."""

CODES = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009",
    "Alt": "\ue00a", "Escape": "\ue00c", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017"}


class InputActions:
    """A browser whose `_act` carries out a list of sources of input."""

    def mouse(self, kind, x, y, buttons=0):
        """Moves, presses or releases the mouse: kind is mouseMoved, mousePressed or mouseReleased."""
        action = {
            "mouseMoved": {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            "mousePressed": {"type": "pointerDown", "button": 0},
            "mouseReleased": {"type": "pointerUp", "button": 0},
        }[kind]
        self._act([{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": [action]}])

    def key(self, key, modifiers=()):
        """Presses and releases a key, while modifiers such as "Shift" are held."""
        keys = [CODES.get(name, name) for name in [*modifiers, key]]
        self._act([{"type": "key", "id": "keys", "actions": [
            *({"type": "keyDown", "value": value} for value in keys),
            *({"type": "keyUp", "value": value} for value in reversed(keys))]}])
