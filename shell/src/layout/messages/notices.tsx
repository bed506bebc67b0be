import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { useIsLive } from '@portal/kit/form/use-is-live';
import { useNotices } from '@portal/runtime';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { shieldEvents } from '../../modal/shield-events';
import { Card, NoticeCard } from './notice-card';

/** Notices at the lower edge. F6 focuses them from anywhere, because a dialog traps the Tab key. */
export function Notices() {
  const isLive = useIsLive();
  return isLive && createPortal(<NoticeRegion />, document.body);
}

// Outside the site's root element, which an open dialog hides from assistive technology.
function NoticeRegion() {
  const notices = useNotices();
  const isOnline = useIsOnline();
  const region = useRef<HTMLDivElement>(null);
  const hasNotices = notices.length > 0;

  useLayoutEffect(() => {
    const box = region.current;
    if (!box) return undefined;
    // Height of the notices: dialogs end above them, and focused elements scroll clear of them. The
    // observer ends with the element.
    new ResizeObserver(() =>
      document.documentElement.style.setProperty('--notice-room', `${box.offsetHeight}px`),
    ).observe(box, { box: 'border-box' });
    return shieldEvents(box);
  }, []);

  // In a layout effect, so that the key works as soon as a notice is visible.
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

/** Shown while offline. The content of the page is kept. */
const offlineText = 'Sin conexión. Puedes seguir leyendo; lo que envíes esperará a que vuelva.';

const regionStyles: SystemStyleObject = {
  position: 'fixed',
  zIndex: 'notice',
  bottom: '0',
  insetInline: '0',
  // Padding inside the measured height, above a phone's social bar.
  paddingBottom: { base: 'calc(var(--phone-bar) + 13px)', md: '6' },
  _empty: { padding: '0' },
  marginInline: 'auto',
  width: 'calc(100% - 32px)',
  maxWidth: '440px',
  display: 'grid',
  gap: '2',
  // An empty region must not block clicks below it, and an open form must not disable its notices.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
};

/** True if the browser is online. The server assumes so. */
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
