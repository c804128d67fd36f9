/** A small printf for the report templates: %d %i %f %s %x %o %b %c %% with flags. */
interface Spec {
  left: boolean;
  plus: boolean;
  zero: boolean;
  group: boolean;
  width: number;
  precision: number | undefined;
  type: string;
}

const DIRECTIVE = /%([-+0,]*)(\d+|\*)?(?:\.(\d+))?([a-zA-Z%])/g;

export function sprintf(template: string, ...values: unknown[]): string {
  let index = 0;
  const next = (): unknown => {
    if (index >= values.length) throw new RangeError(`too few values for "${template}"`);
    return values[index++];
  };
  const text = template.replace(DIRECTIVE, (_, flags: string, width: string = '0', precision, type: string) => {
    if (type === '%') return '%';
    const spec: Spec = {
      left: flags.includes('-'),
      plus: flags.includes('+'),
      zero: flags.includes('0'),
      group: flags.includes(','),
      width: width === '*' ? Number(next()) : Number(width),
      precision: precision === undefined ? undefined : Number(precision),
      type,
    };
    return pad(spec, ...convert(spec, next()));
  });
  if (index < values.length) throw new RangeError(`too many values for "${template}"`);
  return text;
}

/** The sign and the rest of the text. */
function convert(spec: Spec, value: unknown): [sign: string, body: string] {
  switch (spec.type) {
    case 's':
      return ['', String(value).slice(0, spec.precision)];
    case 'c':
      return ['', typeof value === 'number' ? String.fromCodePoint(value) : String(value).charAt(0)];
    case 'd':
    case 'i':
      return number(spec, Math.trunc(Number(value)), (n) => String(n));
    case 'f':
      return number(spec, Number(value), (n) => n.toFixed(spec.precision ?? 6));
    case 'x':
      return number(spec, Math.trunc(Number(value)), (n) => n.toString(16));
    case 'o':
      return number(spec, Math.trunc(Number(value)), (n) => n.toString(8));
    case 'b':
      return number(spec, Math.trunc(Number(value)), (n) => n.toString(2));
    default:
      throw new SyntaxError(`unknown directive %${spec.type}`);
  }
}

function number(spec: Spec, value: number, digits: (n: number) => string): [string, string] {
  if (Number.isNaN(value)) return ['', 'NaN'];
  let body = digits(Math.abs(value));
  if (spec.group) body = body.replace(/^\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
  return [value < 0 ? '-' : spec.plus ? '+' : '', body];
}

function pad(spec: Spec, sign: string, body: string): string {
  const missing = spec.width - sign.length - body.length;
  if (missing <= 0) return sign + body;
  if (spec.left) return sign + body + ' '.repeat(missing);
  const numeric = !'sc'.includes(spec.type) && body !== 'NaN';
  return (spec.zero && numeric ? '0' : ' ').repeat(missing) + sign + body;
}
