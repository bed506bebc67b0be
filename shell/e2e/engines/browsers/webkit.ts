import type { WebDriver } from 'selenium-webdriver';
import type { Engine, Tab, Visit } from './tab';
import { startDriver } from './webkit-driver';
import { isPassing, WebkitPage } from './webkit-page';
import { keyOf, placeOf, webkitPart } from './webkit-part';

/** Starts Debian's WebKitGTK with the settings of phones and Macs. */
export async function startWebkit(): Promise<Engine> {
  const { open, stop } = await startDriver();
  return {
    visit: async (baseUrl) => visit(await open(), baseUrl),
    stop: async () => stop(),
  };
}

async function visit(driver: WebDriver, baseUrl: string): Promise<Visit> {
  const page = new WebkitPage(driver);
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width: 1280, height: 880 });
  const own = await driver.getWindowHandle();
  return {
    tab: tabOf(page, baseUrl),
    framedPdf: () => wordsOfPdf(page),
    // The viewer renders nothing in a background tab, so the test stays on the tab.
    otherTabsPdf: async () => {
      const other = await page.until(async () =>
        (await driver.getAllWindowHandles()).find((handle) => handle !== own),
      );
      const words = await page.until(async () => {
        await driver.switchTo().window(other);
        return (await wordsOfPdf(page)) || undefined;
      });
      await driver.switchTo().window(own);
      return words;
    },
    picture: async () => Buffer.from(await page.within(driver.takeScreenshot()), 'base64'),
    end: () => page.end(),
  };
}

const tabOf = (page: WebkitPage, baseUrl: string): Tab => ({
  ...placeOf((step) => webkitPart(page, [step])),
  keyboard: {
    press: (key) => page.driver.actions().sendKeys(keyOf(key)).perform(),
  },
  goto: (path) => page.within(page.driver.get(new URL(path, baseUrl).href)),
  reload: () => page.within(page.driver.navigate().refresh()),
  goBack: () => page.within(page.driver.navigate().back()),
  setViewportSize: async (size) => {
    await page.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
  },
  evaluate: (run) => page.run(run),
});

/** A frame that is being replaced has no text yet. */
async function wordsOfPdf(page: WebkitPage) {
  try {
    return await page.within(wordsWithin(page.driver));
  } catch (error) {
    if (!isPassing(error)) throw error;
    await page.driver.switchTo().defaultContent();
    return '';
  }
}

/** The viewer renders into a frame inside the frame of the file. */
async function wordsWithin(driver: WebDriver): Promise<string> {
  const words = await driver.executeScript<string>(
    'return document.querySelector(".textLayer")?.textContent ?? ""',
  );
  const [frame] = words === '' ? await driver.findElements({ css: 'iframe' }) : [];
  if (!frame) return words;
  await driver.switchTo().frame(frame);
  try {
    return await wordsWithin(driver);
  } finally {
    // One level at a time, because each switch returns the keyboard to the outer frame.
    await driver.switchTo().parentFrame();
  }
}
