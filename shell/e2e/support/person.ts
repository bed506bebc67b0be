import { expect, type Locator } from '@playwright/test';

/** Speed of a person reading on a phone and typing with two thumbs. */
const wordsPerSecond = 4;
const charactersPerSecond = 3.5;
const secondsPerTap = 1.2;
/** Cost of choosing a file in the system dialog. */
const fileDialog = { taps: 3, seconds: 8 };

/** A person with a phone. Adds up taps and seconds of each action, without waiting. */
export class Person {
  taps = 0;
  seconds = 0;

  async tap(target: Locator) {
    this.countTaps(1);
    await target.tap();
  }

  /** Counts every visible word. */
  async read(text: Locator) {
    await expect(text).toBeVisible();
    const words = (await text.innerText()).split(/\s+/).length;
    this.seconds += words / wordsPerSecond;
  }

  async type(field: Locator, text: string) {
    await this.tap(field);
    await expect(field).toBeFocused();
    await field.page().keyboard.insertText(text);
    this.seconds += text.length / charactersPerSecond;
  }

  async chooseFile(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.countTaps(1 + fileDialog.taps);
    this.seconds += fileDialog.seconds;
    await input.setInputFiles(file);
  }

  private countTaps(count: number) {
    this.taps += count;
    this.seconds += count * secondsPerTap;
  }
}
