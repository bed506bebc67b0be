import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useIsLive } from '@portal/kit/form/use-is-live';
import { useNotices } from '@portal/runtime';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { shieldEvents } from '../../modal/shield-events';
import { Card, NoticeCard } from './notice-card';

/** Short messages at the lower edge. F6 leads into them from anywhere (a dialog holds the Tab key). */
export function Notices() {
  const isLive = useIsLive();
  return isLive && createPortal(<NoticeRegion />, document.body);
}

// Beside the site's element: an open dialog hides from assistive technology whatever lies in that.
function NoticeRegion() {
  const notices = useNotices();
  const isOnline = useIsOnline();
  const region = useRef<HTMLDivElement>(null);
  const hasNotices = notices.length > 0;

  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    // How far up they reach: dialogs end above them, and what gets the focus is scrolled clear of them.
    // The observer goes with the element.
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notice-room', `${box.offsetHeight}px`),
    ).observe(box, { box: 'border-box' });
    return shieldEvents(box);
  }, []);

  // Heard as soon as a notice is seen.
  useLayoutEffect(() => {
    if (!hasNotices) return undefined;
    const enter = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      region.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', enter, true);
    return () => removeEventListener('keydown', enter, true);
  }, [hasNotices]);

  return (
    <chakra.div ref={region} role="status" aria-atomic="false" css={regionStyles}>
      {!isOnline && <Card kind="warning" text={offlineText} />}
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </chakra.div>
  );
}

/** Stands as long as the network is gone; nothing of what is on the page is lost meanwhile. */
const offlineText = 'Sin conexión. Puedes seguir leyendo; lo que envíes esperará a que vuelva.';

const regionStyles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'notice',
  bottom: '0',
  insetInline: '0',
  // Above the social bar of a phone. Within its height, which tells how far up it reaches.
  paddingBottom: { base: 'calc(var(--phone-bar) + 13px)', md: '6' },
  _empty: { padding: '0' },
  marginInline: 'auto',
  width: 'calc(100% - 32px)',
  maxWidth: '440px',
  display: 'grid',
  gap: '2',
  // An empty region must not take what is pressed below it, nor an open form make its notices deaf.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
};

/** Whether the browser has a network. The server's HTML was fetched, so it has one. */
const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
