/** Newsletters with {{placeholders}}. */

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Names of the placeholders of a template, each once, in order of appearance. */
export function placeholders(template) {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[1]))];
}

export function escapeHtml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The link of every "[text](address)" as HTML. */
export function renderLinks(text) {
  return text.replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2">$1</a>');
}

export function fill(template, values) {
  let text = template;
  for (const name of placeholders(template)) {
    if (!(name in values)) throw new Error(`No value for {{${name}}}`);
    // a function, because $ has a meaning in replacement texts
    text = text.replaceAll(`{{${name}}}`, () => String(values[name]));
  }
  return text;
}

export function renderMail(template, values) {
  const subject = fill(template.subject, values);
  const escaped = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(String(value))]));
  const html = template.body
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${renderLinks(fill(paragraph, escaped))}</p>`)
    .join('\n');
  return { subject, html };
}
