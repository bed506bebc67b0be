import { chakra } from '@chakra-ui/react/styled-system';
import type { Standing } from '@portal/contract/application-standing';
import type { ApplicationStatus } from '@portal/contract/application-status';
import { isGivenByStaff } from '@portal/contract/application-status';
import { useListQuery } from '@portal/kit/job-applications/use-list-query';
import { useResource } from '@portal/kit/query/use-resource';
import { applicationStatusesResource } from '@portal/kit/resources/application-statuses';
import { offerResource } from '@portal/kit/resources/offers';
import { LoadFailure } from '@portal/kit/ui/load-failure';
import { Loading } from '@portal/kit/ui/loading';
import { useMedia } from '@portal/kit/ui/use-media';
import { useEffect, useRef, useState } from 'react';
import { readQuery, writeQuery } from '../list/applicant-query';
import { ReviewCurriculum } from './review-curriculum';
import { ReviewFoot } from './review-foot';
import { ReviewHead } from './review-head';
import { ReviewList } from './review-list';
import { ReviewPerson } from './review-person';
import { StatusButtons } from './status-buttons';
import type { ReviewAddress } from './use-review-address';
import { useReviewedApplications } from './use-reviewed-applications';
import { useReview } from './use-review';
import { useReviewKeys } from './use-review-keys';

type ReviewRoomProps = { offerId: number; id: number; address: ReviewAddress };

/** Review of the results one by one: the CV on the left, the decision on the right. */
export function ReviewRoom(props: ReviewRoomProps) {
  const { query } = useListQuery(readQuery, writeQuery);
  const found = useReviewedApplications(props.offerId, query, props.id);
  const { data: statuses } = useResource(applicationStatusesResource);

  if (!found.data && found.error !== undefined) {
    return (
      <LoadFailure
        error={found.error}
        text="No pudimos cargar a los aplicantes."
        onRetry={found.reload}
      />
    );
  }
  if (!found.data || !statuses) return <Loading text="Cargando aplicantes..." minHeight="70vh" />;
  return <Room {...props} found={found.data} statuses={statuses.filter(isGivenByStaff)} />;
}

type RoomProps = ReviewRoomProps & {
  found: readonly Standing[];
  statuses: readonly ApplicationStatus[];
};

/** The theme's `xl`: all parts fit side by side. */
const roomForAll = '(min-width: 1200px)';

function Room({ offerId, id, address, found, statuses }: RoomProps) {
  const review = useReview({ offerId, found, id, address });
  const { data: offer } = useResource(offerResource(offerId));
  const [hasKeys, setKeys] = useState(true);
  const [isHelpOpen, setHelp] = useState(false);
  const toggleHelp = () => setHelp(!isHelpOpen);
  const isWide = useMedia(roomForAll, true);
  const room = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const curriculum = useRef<HTMLDivElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  useReviewKeys({
    room,
    parts: { list, curriculum, answers },
    statuses,
    isOn: hasKeys,
    actions: { ...review, help: toggleHelp },
  });
  useFirstFocus(list, room);
  const { current } = review;

  return (
    <Frame ref={room} aria-label="Revisar aplicantes" tabIndex={-1}>
      <ReviewHead review={review} offerTitle={offer?.title} hasKeys={hasKeys} />
      <chakra.p role="status" srOnly>
        {current &&
          `${current.applicant.name}, ${review.at + 1} de ${review.total}, ${current.status.name}`}
      </chakra.p>
      <Parts>
        {isWide && <ReviewList review={review} ref={list} />}
        <ReviewCurriculum application={current} ref={curriculum} />
        {current ? (
          <ReviewPerson offerId={offerId} application={current} answers={answers} />
        ) : (
          <WholePerson>
            <ReadingPerson read={review.read} />
          </WholePerson>
        )}
        <Deck>
          {current && (
            <StatusButtons
              application={current}
              statuses={statuses}
              hasKeys={hasKeys}
              onGive={review.give}
            />
          )}
          <ReviewFoot
            review={review}
            hasKeys={hasKeys}
            onToggleKeys={() => setKeys(!hasKeys)}
            isHelpOpen={isHelpOpen}
            onToggleHelp={toggleHelp}
          />
        </Deck>
      </Parts>
    </Frame>
  );
}

type Read = { data: unknown; error: unknown; reload: () => Promise<void> };

function ReadingPerson({ read: { data, error, reload } }: { read: Read }) {
  if (error !== undefined || data !== undefined) {
    return (
      <LoadFailure error={error} text="No pudimos cargar esta postulación." onRetry={reload} />
    );
  }
  return <Loading text="Cargando..." />;
}

/** Focuses the list at once, so that shortcuts work. */
function useFirstFocus(
  list: { readonly current: HTMLElement | null },
  room: { readonly current: HTMLElement | null },
) {
  useEffect(() => {
    const element = list.current ?? room.current;
    element?.focus({ preventScroll: true });
  }, [list, room]);
}

const Frame = chakra('section', {
  base: {
    // The social bar covers the right gutter.
    paddingInlineStart: { base: '4', md: '6' },
    paddingInlineEnd: { base: '4', md: '16' },
    paddingBottom: '4',
    outline: 'none',
  },
});

const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"person" "answers" "curriculum" "deck"',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    xl: {
      gridTemplateColumns: '248px minmax(0, 1fr) 336px',
      gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
      gridTemplateAreas: `
        "list curriculum person"
        "list curriculum statuses"
        "list curriculum answers"
        "foot foot foot"`,
      // Below the header, the work bar and the review's own header.
      height: 'calc(100dvh - 180px)',
      minHeight: '480px',
      overflow: 'hidden',
    },
    '@media (min-width: 1400px)': { gridTemplateColumns: '272px minmax(0, 1fr) 376px' },
  },
});

/** Placeholder while no applicant is loaded. */
const WholePerson = chakra('div', {
  base: { gridArea: { base: 'person', xl: '1 / person / 4 / person' } },
});

/**
 * On small screens the status buttons and the outcome stay at the bottom, within reach of the
 * thumb.
 */
const Deck = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'contents' },
    gridArea: 'deck',
    flexDirection: 'column-reverse',
    bg: 'surface',
    borderTopWidth: '1px',
    borderBottomRadius: 'md',
    zIndex: '1',
    bottom: 'var(--phone-bar, 0px)',
    // Not sticky in a low window, to keep room for reading.
    '@media (min-height: 600px)': { position: { xlDown: 'sticky' } },
  },
});
