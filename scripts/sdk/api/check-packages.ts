import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../../applications';
import { sharedPackages, type PublicPackage } from '../packages';
import { readTools } from '../tools-sources';
import { findChanges } from './changes';
import type { Step } from '../changelog';
import type { State } from './compare-types';
import { declare } from './declarations';
import { toFinding, type Finding } from './findings';
import { packedNow, readRecord, recordFolder, writeRecord } from './record';

/** Packages, and the folder with the record of their last packing. */
export type Comparison = {
  readonly packages: readonly PublicPackage[];
  readonly folder: string;
};

const ownPackages = (): Comparison => ({
  packages: [...sharedPackages(), readTools()],
  folder: recordFolder,
});

export const checkPackages = (comparison = ownPackages()): readonly Finding[] =>
  compare(comparison).findings;

type NewRecord = {
  /** Version steps of the packages since their last packing. */
  readonly steps: readonly Step[];
  /** Saves the current state of the packages as the last packing. */
  readonly write: () => void;
};

/** Fails if the versions do not reflect the changes. */
export function recordPackages(comparison = ownPackages()): NewRecord {
  const { findings, before, now } = compare(comparison);
  const unsaid = findings.filter(({ needsVersion }) => needsVersion);
  if (unsaid.length > 0) throw new Error(unsaid.map(({ sentence }) => sentence).join('\n'));
  const steps = [...now].map(([short, { name, version }]) => ({
    name,
    before: before.get(short)?.version,
    now: version,
    findings: findings.filter((one) => one.short === short),
  }));
  const write = () => {
    for (const [short, packed] of now) writeRecord(comparison.folder, short, packed);
  };
  return { steps, write };
}

function compare({ packages, folder }: Comparison) {
  const before: State = new Map(
    packages.flatMap(({ short }) => {
      const packed = readRecord(folder, short);
      return packed ? [[short, packed] as const] : [];
    }),
  );
  return inWorkFolder((work) => {
    const declared = declare(packages, work);
    const now: State = new Map(
      packages.map((one) => [one.short, packedNow(one, declared.get(one.short) ?? new Map())]),
    );
    const findings = findChanges({ before, now }, work).map((change) => {
      const was = before.get(change.short);
      const is = now.get(change.short);
      const versions = { name: is?.name ?? '', before: was?.version ?? '', now: is?.version ?? '' };
      return toFinding(change, versions);
    });
    return { findings, before, now };
  });
}

/** Below the tools, so that the compiler finds the installed libraries. */
export function inWorkFolder<T>(run: (work: string) => T) {
  const cache = join(toolsFolder, '.cache');
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'packages-'));
  try {
    return run(work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
