import type { WebDriver } from 'selenium-webdriver';
import type { Engine, Tab, Visit } from './tab';
import { startDriver } from './webkit-driver';
import { WebkitPage } from './webkit-page';
import { keyOf, placeOf, webkitPart } from './webkit-part';

/** Debian's WebKitGTK, driven as browsers of phones and Macs behave. */
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
    framedPdf: () => page.within(wordsOfPdf(driver)),
    otherTabsPdf: async () => {
      const other = (await driver.getAllWindowHandles()).find((handle) => handle !== own);
      if (other === undefined) return '';
      await driver.switchTo().window(other);
      const words = await page.within(wordsOfPdf(driver));
      await driver.switchTo().window(own);
      return words;
    },
    end: () => page.within(driver.quit()),
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

/** The viewer writes into a frame of its own within the frame that holds the file. */
async function wordsOfPdf(driver: WebDriver): Promise<string> {
  const words = await driver.executeScript<string>(
    'return document.querySelector(".textLayer")?.textContent ?? ""',
  );
  if (words !== '') return words;
  const [frame] = await driver.findElements({ css: 'iframe' });
  if (!frame) return '';
  await driver.switchTo().frame(frame);
  try {
    return await wordsOfPdf(driver);
  } finally {
    await driver.switchTo().parentFrame();
  }
}
