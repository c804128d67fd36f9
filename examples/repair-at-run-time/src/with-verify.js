import { repair } from '@testheal/core/repair';

const ROWS = [
  { product: 'tea', supplier: { name: 'Ada & Co.' } },
  { product: 'salt' },
  { product: 'rice', supplier: { name: 'Grace Ltd.' } },
];

// No tests: a row that throws is what it has to come through, and `verify` says what a result may be.
const supplierOf = repair((row) => row.supplier.name.toUpperCase(), {
  verify: ({ call }) => call === undefined || call.result !== '',
  onFailure: 'original',
});

for (const row of ROWS) console.log(`${row.product}: ${await supplierOf(row)}`);
console.log(`repairs: ${supplierOf.loop.history.length}`);
