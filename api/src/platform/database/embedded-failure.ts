import { errorCode } from '@portal/server/error-code';
import { fullDiskMessage, isFullDisk } from '@portal/server/folder-probe';
import { StartFailure } from '@portal/server/start-failure';

/** Explains in one Spanish sentence the reason and the remedy. */
export function embeddedFailure(error: unknown, directory: string): StartFailure {
  if (error instanceof StartFailure) return error;
  const words = wordsOf(error);
  const sentence =
    isFullDisk(error) || /No space left|quota exceeded/i.test(words)
      ? fullDiskMessage(directory, 'DATA_DIR')
      : (refusedSentence(error, words, directory) ??
        versionSentence(words, directory) ??
        damagedSentence(words, directory));
  return new StartFailure(sentence, { cause: error });
}

/** Returns PostgreSQL's last messages without time and level; PGlite writes them in English. */
function wordsOf(error: unknown) {
  const message = String(Reflect.get(Object(error), 'message'));
  const lines = message.split('\n').filter((line) => !/^\S+ \S+ \S+ \[\d+\] LOG:/.test(line));
  return lines.map((line) => line.replace(/^\S+ \S+ \S+ \[\d+\] [A-Z]+: +/, '')).join(' ');
}

function refusedSentence(error: unknown, words: string, directory: string) {
  const isRefused =
    ['EACCES', 'EPERM', 'EROFS'].includes(String(errorCode(error))) ||
    /Permission denied|not permitted|Read-only file system/i.test(words);
  return isRefused
    ? `No se puede leer y escribir todo en la carpeta «${directory}»; da permiso sobre ella y lo que contiene al usuario que ejecuta el programa, o elige otra con DATA_DIR.`
    : undefined;
}

function versionSentence(words: string, directory: string) {
  const versions = /initialized by PostgreSQL version (\S+), .+ this version (\d+)/.exec(words);
  if (!versions) return undefined;
  const [, made, here] = versions;
  return (
    `La base de datos de «${directory}» la hizo PostgreSQL ${made}, y este programa trae PostgreSQL ${here}. ` +
    'Haz un respaldo con la versión del programa que la hizo (npm run db:backup), mueve la carpeta a otro sitio y restáuralo con esta (npm run db:restore); o elige otra carpeta con DATA_DIR.'
  );
}

const damagedSentence = (words: string, directory: string) =>
  `La base de datos de «${directory}» no se pudo abrir: «${words}». ` +
  'Mueve la carpeta a otro sitio y restaura un respaldo con npm run db:restore, o elige otra carpeta con DATA_DIR.';
