import { repositoryFolder } from './applications';
import { findMistakes } from './docs/find-mistakes';
import { readPages } from './docs/pages';
import { unlinkedPages } from './docs/unlinked-pages';

// Checks the Markdown pages: links, paths in code spans, lengths of READMEs, and origins of figures.

const pages = readPages(repositoryFolder);
const mistakes = [...findMistakes(pages, repositoryFolder), ...unlinkedPages(pages)];
for (const { path, line, message } of mistakes) console.error(`${path}:${line}: ${message}`);
if (mistakes.length > 0) process.exitCode = 1;
