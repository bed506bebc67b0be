import { findMistakes } from './docs/find-mistakes';

// Checks the Markdown pages: links, paths in code spans, lengths of READMEs, and origins of figures.

const mistakes = findMistakes(process.cwd());
for (const { path, line, message } of mistakes) console.error(`${path}:${line}: ${message}`);
if (mistakes.length > 0) process.exitCode = 1;
