const FOLDER = /(^|\/)(__\w+__|tests?|specs?|e2e|fixtures?|mocks?|stubs?|testing|test-?utils?|test-?helpers?)\//i;
const FILE = /(^|[./_-])(tests?|specs?|mocks?|fixtures?|stubs?)([._-][^/]*)?$/i;

/** Whether a module, by its path from the root, is there for tests: nobody looks there for a fault unless a mark names it. */
export function isTestSupport(file: string): boolean {
  return FOLDER.test(file) || FILE.test(file.replace(/\.\w+$/, ''));
}
