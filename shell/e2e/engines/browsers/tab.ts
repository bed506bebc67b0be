type Role =
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'complementary'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'main'
  | 'menuitem'
  | 'radio'
  | 'region'
  | 'row'
  | 'search'
  | 'searchbox'
  | 'table'
  | 'textbox';

type Text = string | RegExp;
type FileToChoose = { name: string; mimeType: string; buffer: Buffer };

/** A part of a page that can be searched. A string also matches within longer texts. */
type Place = {
  getByRole(role: Role, options?: { name?: Text; exact?: boolean }): Part;
  getByLabel(text: Text, options?: { exact?: boolean }): Part;
  getByText(text: Text, options?: { exact?: boolean }): Part;
  locator(css: string): Part;
};

/** An element of a page. Actions wait until exactly one element matches and is visible. */
export type Part = Place & {
  click(): Promise<void>;
  /** Types key by key: after Playwright's `fill` in Firefox, React sees no change. */
  pressSequentially(text: string): Promise<void>;
  press(key: string): Promise<void>;
  selectOption(option: { label: string }): Promise<unknown>;
  setInputFiles(file: FileToChoose): Promise<void>;
  isVisible(): Promise<boolean>;
  inputValue(): Promise<string>;
  textContent(): Promise<string | null>;
  getAttribute(name: string): Promise<string | null>;
  count(): Promise<number>;
  first(): Part;
  nth(index: number): Part;
};

/** The page operations that every engine supports; a Playwright page is one implementation. */
export type Tab = Place & {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>;
};

/** A browser context of a new visitor. */
export type Visit = {
  readonly tab: Tab;
  /** Text of the PDF in a frame of the tab, from the browser's own viewer. */
  framedPdf(): Promise<string>;
  /** Text of the PDF in the only other tab of the visit. */
  otherTabsPdf(): Promise<string>;
  /** A screenshot as PNG. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
};

export type Engine = {
  visit(baseUrl: string): Promise<Visit>;
  stop(): Promise<void>;
};
