type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How often a form looks at its fields, in milliseconds. */
const pause = 250;

/**
 * Tells React of what comes into a form's text fields without an event, as some password managers and
 * extensions write it: within a moment, and at the latest when the form is sent. Ticks and choices come with
 * their events. It ends when the form is gone.
 */
export function tellUntoldValues(form: HTMLFormElement) {
  const known = new WeakMap<TextField, string>();

  function tell() {
    if (!form.isConnected) clearInterval(timer);
    for (const field of form.elements) {
      if (!isTextField(field)) continue;
      const { value } = field;
      const isKnown = value === (known.get(field) ?? '');
      known.set(field, value);
      // React itself leaves out what it knows already.
      if (!isKnown) {
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  }

  function note({ target }: Event) {
    if (target instanceof Element && isTextField(target)) known.set(target, target.value);
  }

  const timer = setInterval(tell, pause);
  tell();
  form.addEventListener('input', note);
  // Before the form's own handler, which React calls later.
  form.addEventListener('submit', tell, true);
}

/** What is chosen in a file's field or ticked has no text of its own. */
const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !/^(checkbox|radio|file|submit)$/.test(element.type));
