import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasMovedFocus } from '../modal/focus-memory';
import { focusPage, mainId } from '../modal/focus-page';

/**
 * Imitates the browser's behaviour on client-side navigation: scrolls to the top, focuses the
 * heading and announces the title. The first page is left to the browser.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    const main = document.getElementById(mainId);
    if (lastPathname.current === pathname || !main) return undefined;
    lastPathname.current = pathname;
    // On back navigation the browser restores the scroll position.
    if (navigationType !== NavigationType.Pop && !hash) window.scrollTo(0, 0);
    return whenPageStands(main, () => {
      if (!hasMovedFocus()) focusPage();
      setTitle(document.title);
    });
  }, [pathname, hash, navigationType]);

  return (
    <chakra.div aria-live="polite" srOnly>
      {title}
    </chakra.div>
  );
}

/** The heading, or the only image of a page without one, may still be loading. */
function whenPageStands(element: HTMLElement, act: () => void) {
  const observer = new MutationObserver(actOnce);
  if (!actOnce()) observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();

  function actOnce() {
    if (!element.querySelector('h1, img')) return false;
    observer.disconnect();
    act();
    return true;
  }
}
