import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from 'shell/development/development-state';
import { repositoryFolder } from '../applications';

type Complaint = {
  readonly message: string;
  /** Absolute path, if the message is about a file. */
  readonly file?: string | undefined;
  /** Starts at 1. */
  readonly line?: number | undefined;
};

/** Lines shown before and after the faulty line. */
const around = 2;

/**
 * Describes a compiler message so that a developer can fix it. `read` returns the text of a file.
 */
export function describeProblem(
  application: string,
  complaint: Complaint,
  read: (file: string) => string,
): Problem {
  const title = `No se puede construir ${application}`;
  const message = stripVTControlCharacters(complaint.message);
  const { file = complaint.file, line = complaint.line } = placeInFrame(message);
  const missing = /Can't resolve '([^']+)'/.exec(message)?.[1];
  const detail = missing
    ? `No se encuentra «${missing}»: revisa la ruta, o instala el paquete.`
    : words(message);
  if (!file || !line) return { title, excerpt: [], detail };
  const text = read(file);
  const place = {
    file: relative(repositoryFolder, file).replaceAll('\\', '/'),
    line: (missing && lineOfImport(text, missing)) || line,
  };
  return { title, place, excerpt: excerptOf(text, place.line), detail };
}

/**
 * Returns the line in the source, because webpack counts lines of compiled code. Returns 0 without
 * the quoted specifier.
 */
const lineOfImport = (text: string, specifier: string) =>
  text
    .split(/\r?\n/)
    .findIndex((line) =>
      [`'${specifier}'`, `"${specifier}"`].some((quoted) => line.includes(quoted)),
    ) + 1;

export function problemText({ title, place, excerpt, detail }: Problem) {
  const lines = excerpt.map(({ line, text }) => {
    const mark = line === place?.line ? '>' : ' ';
    return `${mark}${String(line).padStart(5)} ${text}`;
  });
  const where = place ? `: ${place.file}, línea ${place.line}` : '';
  return [title + where, ...lines, detail].join('\n');
}

/** swc prints the position above its code frame. */
function placeInFrame(message: string): Pick<Complaint, 'file' | 'line'> {
  const [, file, line] = /[,╭][-─]\[(.+):(\d+):\d+\]/.exec(message) ?? [];
  return file && line ? { file, line: Number(line) } : {};
}

/** Removes the loader's prefix, swc's code frame and the compiler's stack. */
function words(message: string) {
  const text = message.replace(/^(Module (build failed|not found).*?)?Error:\s*/s, '');
  const [said = text] = text.split(/\n\s*[,╭][-─]\[|\n\s*Caused by:|\n\s+at /);
  return said.replace(/^\s*[x×]\s+/, '').trim();
}

export function excerptOf(text: string, line: number) {
  const first = Math.max(1, line - around);
  return text
    .split(/\r?\n/)
    .slice(first - 1, line + around)
    .map((content, index) => ({ line: first + index, text: content }));
}
