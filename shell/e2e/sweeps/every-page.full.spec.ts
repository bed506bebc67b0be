// Screens: shell/src mf-public/src mf-offers/src mf-backoffice/src
import { longWord } from '../support/long-words';
import { sweepEveryPage } from '../support/sweep/every-page';
import { test } from '../support/test';

test.describe('with the data as it is', () => {
  sweepEveryPage({ widths: [1280, 768, 360, 320], word: 'Íñigo' });
});

test.describe('with words of 255 letters', () => {
  sweepEveryPage({ widths: [768], word: longWord });
});
