// The thread that rates passwords. Reading the dictionaries takes a tenth of a second, and a
// password full of symbols nearly as long, which must not block the HTTP server. Plain JavaScript,
// so that a worker starts it the same way under tsx and under jest.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as spanishWords } from '@zxcvbn-ts/language-es-es';

/** Guessers ignore case and accents: «contrasena» is no better without its tilde. */
const fold = (text) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const strange = /[^\p{L}\p{N}]+/gu;
const lettersOf = (text) => text.replaceAll(strange, '');

/** Sequences of words that are common on their own, such as colours and animals. */
const strayOrders =
  /^(seasons|timePeriods|rainbowColors|directions|intermediateDirections|sizeProgression|planets|zodiacSigns|chineseZodiac)-/;

const dictionary = Object.fromEntries(
  Object.entries({ ...commonWords, ...spanishWords })
    .filter(([name]) => !strayOrders.test(name))
    .map(([name, words]) => [name, [...new Set(words.map((word) => fold(word)))]]),
);

/** Longer texts, or more readings of symbols as letters, take up to a second. */
const maxLength = 40;
const limits = { maxLength, l33tMaxSubstitutions: 20 };

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, ...limits });

parentPort.on('message', (message) => (message === 'close' ? parentPort.close() : answer(message)));

const answer = ({ password, names, port }) => port.postMessage(rate(password, names), []);

function rate(password, names) {
  const typed = fold(password);
  const words = lettersOf(typed);
  const ownNames = names.flatMap((name) => [fold(name), ...fold(name).split(strange)]);
  return {
    power: Math.min(
      powerOf(typed, ownNames),
      words === '' ? Infinity : powerOf(words, ownNames) + countSigns(typed),
    ),
    // Shorter names occur in many words.
    hasOwnName: ownNames.map(lettersOf).some((name) => name.length >= 4 && words.includes(name)),
  };
}

/**
 * Guesses of the parts in any order, as a power of ten. The library's total is 10,000 times higher
 * for each further part, so that a name, a surname and a year would pass.
 */
function powerOf(text, ownNames) {
  if (text.length > maxLength) {
    // No easier to guess than its beginning or its end.
    const ends = [text.slice(0, maxLength), text.slice(-maxLength)];
    return Math.max(...ends.map((end) => powerOf(end, ownNames)));
  }
  const { sequence } = zxcvbn.check(text, ownNames);
  return sequence.reduce(
    (power, { guessesLog10 }, place) => power + guessesLog10 + Math.log10(place + 1),
    0,
  );
}

/**
 * Ignores blanks, dots, commas and dashes, which are common between words. Counts each other symbol
 * once, like a digit.
 */
function countSigns(text) {
  return new Set(text.match(/[^\p{L}\p{N}\s._,-]/gu)).size;
}
