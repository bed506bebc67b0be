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

/** Somewhere in a page where something is looked for. A string is found within longer texts too. */
type Place = {
  getByRole(role: Role, options?: { name?: Text; exact?: boolean }): Part;
  getByLabel(text: Text, options?: { exact?: boolean }): Part;
  getByText(text: Text, options?: { exact?: boolean }): Part;
  locator(css: string): Part;
};

/** Part of a page; what is done to it waits until there is exactly one and it shows. */
export type Part = Place & {
  click(): Promise<void>;
  /** Key by key: in Firefox, Playwright's `fill` writes a value that React takes for its own. */
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

/** What every engine can do with a page; Playwright's own page is one. */
export type Tab = Place & {
  readonly keyboard: { press(key: string): Promise<void> };
  goto(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
  setViewportSize(size: { width: number; height: number }): Promise<void>;
  evaluate<Result>(run: () => Result): Promise<Awaited<Result>>;
};

/** A visitor's browser with nothing in its memory. */
export type Visit = {
  readonly tab: Tab;
  /** The words of the PDF that the tab shows in a frame, as the browser's own viewer wrote them. */
  framedPdf(): Promise<string>;
  /** The same of the one other tab that the visit has opened. */
  otherTabsPdf(): Promise<string>;
  /** What the visitor sees, as a PNG. */
  picture(): Promise<Buffer>;
  end(): Promise<void>;
};

/** A browser that is running. */
export type Engine = {
  visit(baseUrl: string): Promise<Visit>;
  stop(): Promise<void>;
};
