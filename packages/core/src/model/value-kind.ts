/** What a value is; `missing` stands for `null` and `undefined`. */
export type ValueKind =
  | 'number'
  | 'string'
  | 'boolean'
  | 'bigint'
  | 'symbol'
  | 'function'
  | 'array'
  | 'map'
  | 'set'
  | 'date'
  | 'promise'
  | 'regexp'
  | 'object'
  | 'missing';
