// Small HTML writer for the mails of the status page; no framework there.

const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);

export function escapeHtml(value) {
  let text = String(value);
  text = text.replaceAll('<', '&lt;');
  text = text.replaceAll('&', '&amp;');
  text = text.replaceAll('>', '&gt;');
  text = text.replaceAll('"', '&quot;');
  return text;
}

function attributeText(attributes) {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}

/** Children are texts (escaped) or what `element` made (taken as they are). */
export function element(name, attributes = {}, ...children) {
  const open = `<${name}${attributeText(attributes)}>`;
  if (VOID_ELEMENTS.has(name)) return { html: open };
  const inside = children.map((child) => child.html ?? escapeHtml(child)).join('');
  return { html: `${open}${inside}</${name}>` };
}

export function statusMail(service, state, message) {
  const color = state === 'up' ? 'green' : 'red';
  return element(
    'div',
    {},
    element('h1', { style: `color: ${color}` }, `${service} is ${state}`),
    message ? element('p', {}, message) : '',
  ).html;
}
