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

/** In milliseconds. A page that needs longer hangs. */
const maxStep = 15_000;
const maxWait = 10_000;
/** Delay between two attempts, in milliseconds. */
const pause = 50;

export class WebkitPage {
  readonly driver: WebDriver;
  private readonly folders: string[] = [];

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** Returns the elements at the end of the path. The first search loads the library. */
  async find(steps: readonly Step[]): Promise<WebElement[]> {
    const found = await this.run<WebElement[] | null>(findInPage, steps);
    if (found) return found;
    await this.within(this.driver.executeScript(await library));
    return (await this.run<WebElement[] | null>(findInPage, steps)) ?? [];
  }

  readonly call = <Result>(
    run: (element: HTMLElement) => Result,
    element: WebElement,
  ): Promise<Result> => this.run<Result>(run, element);

  run<Result>(code: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result> {
    const script = `return (${code.toString()})(...arguments);`;
    return this.within(this.driver.executeScript<Result>(script, ...args));
  }

  /** Retries until the attempt has a result; meanwhile elements may be replaced or covered. */
  async until<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
    const deadline = Date.now() + maxWait;
    for (;;) {
      const result = await attempt().catch((error: unknown) => {
        if (isPassing(error) && Date.now() < deadline) return undefined;
        throw error;
      });
      if (result !== undefined) return result;
      if (Date.now() > deadline) throw new Error(`Nothing matched within ${maxWait} ms.`);
      await setTimeout(pause);
    }
  }

  /** Writes a file for uploads. It is deleted at the end of the visit. */
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

  /** A page in an endless loop does not answer, and the driver would wait forever. */
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

/** True for temporary errors of a page that is changing. */
export const isPassing = (error: unknown) =>
  error instanceof failures.StaleElementReferenceError ||
  error instanceof failures.NoSuchFrameError ||
  error instanceof failures.ElementClickInterceptedError ||
  error instanceof failures.ElementNotInteractableError;
