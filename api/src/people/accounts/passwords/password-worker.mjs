// The thread that rates a password: reading the dictionaries takes a tenth of a second, and a password full of signs
// nearly as long, which must not hold up the HTTP server.
// Plain JavaScript, so that a worker starts it the same way under tsx and under jest.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as spanishWords } from '@zxcvbn-ts/language-es-es';

/** Without case and accents, as people guess: that «contrasena» has no tilde makes it no better. */
const fold = (text) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const strange = /[^\p{L}\p{N}]+/gu;
const lettersOf = (text) => text.replaceAll(strange, '');

/** Sequences whose words say much alone too, such as colours and animals: two of them are no sequence. */
const strayOrders =
  /^(seasons|timePeriods|rainbowColors|directions|intermediateDirections|sizeProgression|planets|zodiacSigns|chineseZodiac)-/;

const dictionary = Object.fromEntries(
  Object.entries({ ...commonWords, ...spanishWords })
    .filter(([name]) => !strayOrders.test(name))
    .map(([name, words]) => [name, [...new Set(words.map((word) => fold(word)))]]),
);

/** More characters, or more ways to read signs as letters, take up to a second. */
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
    // Shorter ones stand in many words.
    hasOwnName: ownNames.map(lettersOf).some((name) => name.length >= 4 && words.includes(name)),
  };
}

/**
 * How many guesses a text withstands, as a power of ten: the guesses of its parts, in any order. The library's own
 * total is 10,000 times higher for each further part, so that a name, a surname and a year make a good password.
 */
function powerOf(text, ownNames) {
  if (text.length > maxLength) {
    // A whole is no easier to guess than its beginning or its end.
    const ends = [text.slice(0, maxLength), text.slice(-maxLength)];
    return Math.max(...ends.map((end) => powerOf(end, ownNames)));
  }
  const { sequence } = zxcvbn.check(text, ownNames);
  return sequence.reduce(
    (power, { guessesLog10 }, place) => power + guessesLog10 + Math.log10(place + 1),
    0,
  );
}

/** Blanks and dashes between words are what everybody tries; each other sign counts once, as a digit does. */
function countSigns(text) {
  return new Set(text.match(/[^\p{L}\p{N}\s._,-]/gu)).size;
}
