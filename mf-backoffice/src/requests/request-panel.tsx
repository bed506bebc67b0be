import { chakra } from '@chakra-ui/react/styled-system';
import type { StaffRequest } from '@portal/contract/staff-request';
import type { StaffRequestKey } from '@portal/contract/staff-request-entry';
import { dateAndTime } from '@portal/kit/format/dates';
import { useResource } from '@portal/kit/query/use-resource';
import { staffRequestResource } from '@portal/kit/resources/staff-requests';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ResourceView } from '../page-parts/resource-view';
import { DueTag } from './due-tag';
import { RequestActions } from './request-actions';
import { RequestFacts } from './request-facts';
import { sentenceOf } from './request-words';
import { ReplyForm } from './reply-form';
import { SentReply } from './sent-reply';
import { useReply } from './use-reply';

type RequestPanelProps = {
  of: StaffRequestKey;
  /** Counter of live updates by colleagues and visitors. */
  news: number;
  onChanged: () => void;
  onDeleted: () => void;
};

export function RequestPanel(props: RequestPanelProps) {
  const { of: key, news, onChanged, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  const result = useResource(staffRequestResource(key));
  const readAnew = useEffectEvent(() => {
    if (!isDeleting) void result.reload();
  });
  useEffect(() => {
    if (news > 0) readAnew();
  }, [news]);

  async function reload() {
    await result.reload();
    onChanged();
  }

  return (
    <chakra.div minWidth="0">
      <ResourceView of={result} what="la solicitud">
        {(request) => (
          <OpenRequest
            request={request}
            reload={reload}
            onDeleting={setDeleting}
            onDeleted={onDeleted}
          />
        )}
      </ResourceView>
    </chakra.div>
  );
}

type OpenRequestProps = {
  request: StaffRequest;
  reload: () => Promise<void>;
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
};

function OpenRequest({ request, reload, ...deletion }: OpenRequestProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const work = useReply(request, {
    reload: async (isOver) => {
      await reload();
      // The pressed button is gone.
      if (isOver) heading.current?.focus();
    },
  });
  const isAnswered = request.answeredAt !== undefined;

  return (
    <section aria-label={`Solicitud de ${request.name}`}>
      <Head>
        <chakra.div minWidth="0" flex="1 1 20rem">
          <chakra.h2
            ref={heading}
            tabIndex={-1}
            textStyle="h3"
            outline="none"
            lineClamp="3"
            title={request.name}
          >
            {sentenceOf(request)}
          </chakra.h2>
          <chakra.p color="ink.muted" fontSize="0.875rem">
            {`Recibida el ${dateAndTime(request.receivedAt)}`}
          </chakra.p>
        </chakra.div>
        <DueTag request={request} />
      </Head>
      <Body>
        <Main>
          <Part>
            <chakra.h3 fontWeight="600">Lo que escribió</chakra.h3>
            <Quote>{request.text ?? <em>No escribió nada más.</em>}</Quote>
          </Part>
          {isAnswered && <SentReply request={request} work={work} />}
          {(!isAnswered || work.hasOwnWords) && <ReplyForm request={request} work={work} />}
        </Main>
        <RequestFacts request={request} />
      </Body>
      <RequestActions request={request} work={work} reload={reload} {...deletion} />
    </section>
  );
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: '2',
    padding: { base: '4', md: '5' },
    borderBottomWidth: '1px',
  },
});

const Body = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 264px' },
  },
});

const Main = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '5',
    minWidth: '0',
    padding: { base: '4', md: '5' },
  },
});

const Part = chakra('div', { base: { display: 'grid', gap: '2', minWidth: '0' } });

const Quote = chakra('blockquote', {
  base: {
    paddingInlineStart: '4',
    borderInlineStartWidth: '3px',
    borderColor: 'line.strong',
    whiteSpace: 'pre-line',
    maxHeight: '40vh',
    overflowY: 'auto',
  },
});
