import { askConfirmation, keepMoves, useNavigate } from '@portal/runtime';
import { useEffect } from 'react';

/** What leaving by a link, by going back, or by closing the page is asked about. */
const question = {
  title: '¿Salir sin guardar?',
  text: 'Hay cambios que todavía no guardaste.',
  confirmLabel: 'Salir sin guardar',
  cancelLabel: 'Seguir editando',
};

/**
 * Asks before unsaved changes are left behind. The page's root tells the shell, which keeps such a
 * page when the session ends. A dialog with a form closes by `leaveWhenConfirmed`.
 */
export function useUnsavedGuard(isUnsaved: boolean, isSaving: boolean) {
  const navigate = useNavigate();
  const isGuarded = isUnsaved && !isSaving;

  useEffect(
    () => (isGuarded ? guard((path) => void navigate(path)) : undefined),
    [isGuarded, navigate],
  );

  // What is being saved can still be lost with the page, although nobody who leaves is asked any more.
  useEffect(() => {
    const root = document.documentElement.dataset;
    if (isUnsaved) root['unsaved'] = isSaving ? 'saving' : '';
    return () => void delete root['unsaved'];
  }, [isUnsaved, isSaving]);
}

/**
 * Whether nothing unsaved would be lost, or the person says that it may be.
 *
 * @public Teams may call it from their remotes.
 */
export const confirmLeaving = async () =>
  document.documentElement.dataset['unsaved'] !== '' || askConfirmation(question);

/** For Esc, a press outside and the like: leaves once nothing unsaved would be lost unasked. */
export async function leaveWhenConfirmed(leave: () => void) {
  if (await confirmLeaving()) leave();
}

function guard(navigate: (path: string) => void) {
  const here = positionOf(history.state);
  let isReleased = false;
  // Moves through the history that are ours: back to the form, and on when that was confirmed.
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

/** The router numbers the entries of the history. */
const positionOf = (state: unknown) =>
  typeof state === 'object' && state !== null ? Number(Reflect.get(state, 'idx') ?? 0) : 0;

/** The shell hides a page that came back after its session: whoever is there now has nothing to lose in it. */
function askBrowser(event: BeforeUnloadEvent) {
  if (!document.documentElement.hidden) event.preventDefault();
}

/** Where a plain press on a link of this site leads; others open elsewhere and leave nothing. */
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
