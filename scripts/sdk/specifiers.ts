import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import * as v from 'valibot';

/** Includes types. Empty for files that are not sources. */
export function specifiersIn(file: string): readonly string[] {
  if (!/\.([cm]?js|tsx?)$/.test(file)) return [];
  const text = readFileSync(file, 'utf8');
  return importsBelow(parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }));
}

const text = v.object({ type: v.literal('StringLiteral'), value: v.string() });
const importOrExport = v.object({
  type: v.picklist(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']),
  source: text,
});
const importCall = v.object({
  type: v.literal('CallExpression'),
  callee: v.object({ type: v.literal('Import') }),
  arguments: v.tuple([v.object({ expression: text })]),
});

function importsBelow(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const declared = v.safeParse(importOrExport, node);
  if (declared.success) return [declared.output.source.value];
  const called = v.safeParse(importCall, node);
  if (called.success) return [called.output.arguments[0].expression.value];
  return Object.values(node).flatMap(importsBelow);
}
