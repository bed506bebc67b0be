import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { error as failures, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findInPage, type Step } from './find-in-page';

const { resolve } = createRequire(import.meta.url);
const library = readFile(
  resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** In ms; what takes longer is a page that hangs. */
const maxStep = 15_000;
const maxWait = 10_000;
/** Between two tries. */
const pause = 50;

/** The page of a WebKit session, and how it is looked into. */
export class WebkitPage {
  readonly driver: WebDriver;
  private readonly folders: string[] = [];

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** The elements that the steps lead to; the library that finds them comes with the first search. */
  async find(steps: readonly Step[]): Promise<WebElement[]> {
    const found = await this.run<WebElement[] | null>(findInPage, steps);
    if (found) return found;
    await this.within(this.driver.executeScript(await library));
    return (await this.run<WebElement[] | null>(findInPage, steps)) ?? [];
  }

  /** Runs a function in the page on an element of it. */
  readonly call = <Result>(
    run: (element: HTMLElement) => Result,
    element: WebElement,
  ): Promise<Result> => this.run<Result>(run, element);

  run<Result>(code: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result> {
    const script = `return (${code.toString()})(...arguments);`;
    return this.within(this.driver.executeScript<Result>(script, ...args));
  }

  /** Tries until there is something; an element may be replaced or covered in between. */
  async until<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
    const deadline = Date.now() + maxWait;
    for (;;) {
      const result = await attempt().catch((error: unknown) => {
        if (isPassing(error) && Date.now() < deadline) return undefined;
        throw error;
      });
      if (result !== undefined) return result;
      if (Date.now() > deadline) throw new Error(`There was nothing for ${maxWait} ms.`);
      await setTimeout(pause);
    }
  }

  /** Puts a file where the browser reads it from, which it may do until the visit ends. */
  async write(name: string, content: Buffer) {
    const folder = await mkdtemp(join(tmpdir(), 'portal-engines-'));
    this.folders.push(folder);
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  }

  async end() {
    for (const folder of this.folders) await rm(folder, { recursive: true });
    await this.within(this.driver.quit());
  }

  /** A page that spins answers nothing, and the driver would wait for ever. */
  async within<Result>(step: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error(`The page did not answer within ${maxStep} ms.`));
      timer = globalThis.setTimeout(fail, maxStep);
    });
    try {
      return await Promise.race([step, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** What a page that is changing answers for a moment. */
export const isPassing = (error: unknown) =>
  error instanceof failures.StaleElementReferenceError ||
  error instanceof failures.NoSuchFrameError ||
  error instanceof failures.ElementClickInterceptedError ||
  error instanceof failures.ElementNotInteractableError;
