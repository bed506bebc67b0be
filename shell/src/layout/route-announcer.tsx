import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from '@portal/runtime';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { hasGoneOn } from '../modal/focus-memory';
import { focusPage, mainId } from '../modal/focus-page';

/**
 * Does what a browser does when it opens a page, for pages that it does not open itself: begins at
 * the top, brings the focus to the heading and says the title. The first page is the browser's affair.
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
    // Going back, the browser itself returns to where the page was left.
    if (navigationType !== NavigationType.Pop && !hash) window.scrollTo(0, 0);
    return whenPageStands(main, () => {
      if (!hasGoneOn()) focusPage();
      setTitle(document.title);
    });
  }, [pathname, hash, navigationType]);

  return (
    <chakra.div aria-live="polite" srOnly>
      {title}
    </chakra.div>
  );
}

/** The heading, or the one image of a page without, may have to be loaded, as may what it says. */
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
