import { askConfirmation, keepMoves, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';

/** Asked before leaving by a link, by going back, or by closing the page. */
const question = {
  title: '¿Salir sin guardar?',
  text: 'Hay cambios que todavía no guardaste.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
};

/**
 * Asks before leaving unsaved changes. Marks the document element, so that the shell keeps the page
 * when the session ends. Dialogs with a form close with `leaveWhenConfirmed`.
 */
export function useUnsavedGuard(isUnsaved: boolean, isSaving: boolean) {
  const navigate = useNavigate();
  const isGuarded = isUnsaved && !isSaving;

  useEffect(
    () => (isGuarded ? guard((path) => void navigate(path)) : undefined),
    [isGuarded, navigate],
  );

  // A save in progress can still be lost with the page, so the mark stays although leaving needs no
  // confirmation.
  useEffect(() => {
    const root = document.documentElement.dataset;
    if (isUnsaved) root['unsaved'] = isSaving ? 'saving' : '';
    return () => void delete root['unsaved'];
  }, [isUnsaved, isSaving]);
}

/**
 * Resolves to true if there are no unsaved changes, or if the user confirms that they may be lost.
 *
 * @public Teams may call it from their remotes.
 */
export const confirmLeaving = async () =>
  document.documentElement.dataset['unsaved'] !== '' || askConfirmation(question);

/**
 * Calls `leave` if there are no unsaved changes or the user confirms. For Esc, a press outside and
 * similar.
 */
export async function leaveWhenConfirmed(leave: () => void) {
  if (await confirmLeaving()) leave();
}

function guard(navigate: (path: string) => void) {
  const here = positionOf(history.state);
  let isReleased = false;
  // Number of pending history moves made by this code: back to the form, and on after confirmation.
  let ownMoves = 0;

  async function askBeforeLink(event: MouseEvent) {
    const path = linkedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (await askConfirmation(question)) {
      release();
      navigate(path);
    }
  }

  async function askBeforeMove(event: PopStateEvent) {
    event.stopImmediatePropagation();
    if (ownMoves > 0) {
      ownMoves -= 1;
      return;
    }
    const steps = positionOf(event.state) - here || -1;
    ownMoves += 1;
    history.go(-steps);
    if (await askConfirmation(question)) {
      release();
      history.go(steps);
    }
  }

  const onClick = (event: MouseEvent) => void askBeforeLink(event);
  window.addEventListener('beforeunload', askBrowser);
  document.addEventListener('click', onClick, true);
  const letMove = keepMoves((event) => void askBeforeMove(event));

  function release() {
    if (isReleased) return;
    isReleased = true;
    window.removeEventListener('beforeunload', askBrowser);
    document.removeEventListener('click', onClick, true);
    letMove();
  }

  return release;
}

/** Index of a history entry, as set by react-router. */
const positionOf = (state: unknown) =>
  typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'idx') ?? 0) : 0;

/**
 * While the document is hidden, the shell keeps the page of an ended session. The present user has
 * nothing to lose in it.
 */
function askBrowser(event: BeforeUnloadEvent) {
  if (!document.documentElement.hidden) event.preventDefault();
}

/** Target of a plain click on a link of this site. Undefined for links that open elsewhere. */
function linkedPath(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : undefined;
  if (!link || !isPlainPress(event) || !opensInPlace(link)) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

const isPlainPress = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && ![ctrlKey, metaKey, shiftKey, altKey].includes(true);

function opensInPlace(link: HTMLAnchorElement) {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const isOwn = link.origin === location.origin && link.target !== '_blank';
  return isOwn && !isHere && !link.hasAttribute('download');
}
