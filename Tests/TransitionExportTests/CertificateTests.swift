import TransitionExport
import TransitionKit
import XCTest

final class CertificateTests: XCTestCase {}
