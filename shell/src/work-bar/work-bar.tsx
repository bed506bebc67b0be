import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, type Session } from '@portal/runtime';
import { useEffect, useRef, type FocusEvent } from 'react';
import { BarSearch } from './bar-search';
import { PlaceLink } from './place-link';
import { usePendingWork } from './use-pending-work';
import { WaitingCount } from './waiting-count';
import { currentOf, workPlaces } from './work-places';

/** Work bar of the staff: areas with pending counts, and the search. Scrolls with the page. */
export function WorkBar({ session }: { session: Session }) {
  const { pathname } = useLocation();
  const places = workPlaces(session, usePendingWork());
  const row = useRef<HTMLUListElement>(null);
  const current = places.findIndex((place) => currentOf(place, pathname) !== undefined);
  useEffect(() => {
    showItem(row.current?.children.item(current));
  }, [row, current]);

  return (
    <Frame>
      <chakra.nav aria-label="Trabajo" flex="1" minWidth="0" display="flex">
        <Row ref={row} onFocus={showFocused}>
          {places.map((place) => (
            <li key={place.label}>
              <PlaceLink to={place.path} aria-current={currentOf(place, pathname)}>
                <span>{place.label}</span>
                {place.waiting && <WaitingCount {...place.waiting} />}
              </PlaceLink>
            </li>
          ))}
        </Row>
      </chakra.nav>
      <BarSearch />
    </Frame>
  );
}

/**
 * Browsers do not scroll to partly visible elements. Only on keyboard focus, because a pressed
 * element must not move.
 */
function showFocused({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) showItem(target.parentElement);
}

/** Horizontal only, to keep the page's restored scroll position. */
function showItem(item: Element | null | undefined) {
  const row = item?.parentElement;
  if (!row || !(item instanceof HTMLElement)) return;
  row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { md: '4' },
    height: '108px',
    // The part below the header.
    paddingTop: '60px',
    maxWidth: '1312px',
    marginInline: 'auto',
    paddingInline: { md: '14' },
  },
});

/** Scrolls and fades out if the areas do not fit, to show that there are more. */
const Row = chakra('ul', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: '1',
    gap: '2px',
    marginInlineStart: { md: '-10px' },
    paddingInlineStart: { base: '2', md: '0' },
    paddingInlineEnd: '24px',
    paddingBlock: '6px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    maskImage: 'linear-gradient(90deg, #000 calc(100% - 28px), transparent)',
    mdDown: { paddingBlock: '2px' },
  },
});
