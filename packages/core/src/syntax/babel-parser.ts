import { createRequire } from 'node:module';

type BabelParser = typeof import('@babel/parser');

/**
 * By `require`: of a CommonJS module that is imported, Node first scans the text for the names it exports, and half a megabyte
 * of it takes 80 ms of processor time in each worker that searches, six times as long as loading it.
 */
const babel = createRequire(import.meta.url)('@babel/parser') as BabelParser;

export const parse: BabelParser['parse'] = babel.parse;
export const parseExpression: BabelParser['parseExpression'] = babel.parseExpression;
