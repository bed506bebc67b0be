import { stat } from 'node:fs/promises';
import type { Release } from '@portal/releases/release';
import { joinBelow } from '@portal/server/join-below';
import { decimal } from '../figures';
import { entryBudgets, pageBudget } from './budgets';

/** Fails if the compressed files of a release exceed the size budget. */
export async function checkBudget(folder: string, release: Release) {
  const excesses = [
    await overBudget(folder, {
      what: 'la entrada',
      files: [release.entry],
      remedy: 'aligérala',
      budget: release.name === 'shell' ? entryBudgets.shell : entryBudgets.remote,
    }),
  ];
  for (const { path, page, budget = pageBudget } of release.routes) {
    const files = [...(release.pages[page] ?? []), ...(release.styles?.[page] ?? [])];
    const remedy = 'aligérala o dale más con «budget» en su ruta de src/routes.ts';
    excesses.push(await overBudget(folder, { what: `la página ${path}`, files, remedy, budget }));
  }
  const found = excesses.flat();
  if (found.length > 0) throw new Error(found.map((text) => `${release.name}: ${text}`).join('\n'));
}

type Part = {
  readonly what: string;
  readonly files: readonly string[];
  /** KiB (gzip). */
  readonly budget: number;
  readonly remedy: string;
};

async function overBudget(folder: string, { what, files, budget, remedy }: Part) {
  const sizes = await Promise.all(files.map((file) => sizeOf(joinBelow(folder, file))));
  const kib = sizes.reduce((total, size) => total + size, 0) / 1024;
  if (kib <= budget) return [];
  return [`${what} pesa ${decimal(kib, 1)} KiB gzip y puede pesar ${budget}; ${remedy}.`];
}

/** Returns the transferred size. Small files have no compressed copy. */
async function sizeOf(file: string) {
  const { size } = await stat(`${file}.gz`).catch(() => stat(file));
  return size;
}
