export function render(template: string, values: Record<string, unknown>): string {
  let text = template;
  for (const [name, value] of Object.entries(values)) {
    text = text.replace(`{{${name}}}`, String(value));
  }
  return text;
}
