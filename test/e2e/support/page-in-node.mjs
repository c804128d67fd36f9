// A page of Vitest's browser mode without a browser: jsdom for the document, Node for the modules. What runs in it is the
// client that Vitest serves, over its real protocol. Node has to be started with --experimental-vm-modules.
import { Script, SourceTextModule } from 'node:vm';
import { JSDOM } from 'jsdom';

/** What a browser has not. */
const ONLY_NODE = new Set(['global', 'process', 'Buffer', 'setImmediate', 'clearImmediate', 'require', 'module']);

const [, , address] = process.argv;
// Whoever has started this is gone.
process.on('disconnect', () => process.exit());
await openPage(address);

/** Resolves to its window when all scripts of the page have run. */
async function openPage(url) {
  const dom = new JSDOM(await textOf(url), { url, runScripts: 'outside-only', pretendToBeVisual: true });
  const { window } = dom;
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (ONLY_NODE.has(name) || name in window) continue;
    Object.defineProperty(window, name, { value: globalThis[name], writable: true, configurable: true });
  }
  const page = modulesOf(dom.getInternalVMContext());
  new window.MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const frame of added.filter(({ localName }) => localName === 'iframe')) void openFrame(window, frame);
  }).observe(window.document, { childList: true, subtree: true });

  for (const { type, src, textContent } of window.document.querySelectorAll('script')) {
    if (type === 'module') await (src === '' ? page.runText(textContent, url) : page.run(src));
    else if (src === '') new Script(textContent, { filename: url }).runInContext(dom.getInternalVMContext());
    else throw new Error(`no way to run ${src}, which is not a module`);
  }
  return window;
}

async function openFrame(window, frame) {
  const inner = await openPage(frame.src);
  Object.defineProperty(frame, 'contentWindow', { value: inner });
  frame.dispatchEvent(new window.Event('load'));
}

/** The modules of one page, by their address. */
function modulesOf(context) {
  const loading = new Map();
  // A module that others import is linked with the first of them: one after the other.
  let linking = Promise.resolve();

  const make = (text, identifier) =>
    new SourceTextModule(text, {
      context,
      identifier,
      initializeImportMeta: (meta) => (meta.url = identifier),
      importModuleDynamically: (name) => run(new URL(name, identifier).href),
    });
  const load = (href) => {
    if (!loading.has(href))
      loading.set(
        href,
        textOf(href).then((text) => make(text, href)),
      );
    return loading.get(href);
  };
  const evaluate = async (module) => {
    const link = () => module.link((name, from) => load(new URL(name, from.identifier).href));
    linking = linking.then(() => (module.status === 'unlinked' ? link() : undefined));
    await linking;
    await module.evaluate();
    return module;
  };
  const run = async (href) => evaluate(await load(href));
  return { run, runText: (text, identifier) => evaluate(make(text, identifier)) };
}

async function textOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.text();
}
