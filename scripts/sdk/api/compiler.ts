import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolsFolder } from '../../applications';

/** A compiler error of a line. */
export type Complaint = {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
};

/** Uses the project's options and these ones. `folder` is below `.cache`. */
export function compile(folder: string, { options, ...files }: CompilerRun): readonly Complaint[] {
  const configuration = join(folder, 'tsconfig.json');
  const compilerOptions = { lib: ['es2023', 'dom', 'dom.iterable'], types, ...options };
  const base = join(toolsFolder, 'tsconfig.base.json');
  writeFileSync(configuration, JSON.stringify({ extends: base, compilerOptions, ...files }));
  const compiler = join(toolsFolder, 'node_modules/.bin/tsc');
  const run = spawnSync(compiler, ['-p', configuration, '--pretty', 'false'], { encoding: 'utf8' });
  if (run.error) throw run.error;
  return readComplaints(run.stdout);
}

type CompilerRun = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
};

const types = ['jest', 'node', '@testing-library/jest-dom'];

const complaint = /^(\S.*)\((\d+),\d+\): error \w+: (.*)$/;

/** The last of several indented reasons is the cause. */
function readComplaints(output: string): Complaint[] {
  const complaints: Complaint[] = [];
  for (const text of output.split('\n').filter(Boolean)) {
    const [, file, line, reason = ''] = complaint.exec(text) ?? [];
    const last = complaints.at(-1);
    if (file) complaints.push({ file, line: Number(line), reason });
    else if (last) complaints[complaints.length - 1] = { ...last, reason: text.trim() };
    else throw new Error(output);
  }
  return complaints;
}
