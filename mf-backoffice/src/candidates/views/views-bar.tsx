import { chakra } from '@chakra-ui/react/styled-system';
import type { CandidateViews } from '@portal/contract/candidate-views';
import { useResource } from '@portal/kit/query/use-resource';
import { candidateViewsResource } from '@portal/kit/resources/candidate-views';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Link, useSearchParams } from '@portal/runtime';
import { Bookmark } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { writeQuery, type CandidateQuery } from '../query/candidate-query';

const ViewsDialog = lazyPart(async () => (await import('./views-dialog')).ViewsDialog);

/** The user's saved views. Each one is a link, so that it can be shared. */
export function ViewsBar({ query }: { query: CandidateQuery }) {
  const { data: views = [], ...reading } = useResource(candidateViewsResource);
  const [isManaging, setManaging] = useState(false);
  const shown = writeQuery({ ...query, page: 1 }).toString();
  useDefaultView(views);

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" minWidth="0">
      {views.length > 0 && (
        <chakra.nav aria-label="Vistas guardadas" display="flex" flexWrap="wrap" gap="2">
          {[{ name: 'Todas las postulaciones', query: '' }, ...views].map((view) => (
            <ViewLink
              key={view.name}
              to={`?${view.query}`}
              aria-current={view.query === shown ? 'page' : undefined}
            >
              {view.name}
            </ViewLink>
          ))}
        </chakra.nav>
      )}
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setManaging(true)}>
        <Bookmark aria-hidden size={16} />
        <span>{views.length > 0 ? 'Vistas' : 'Guardar esta vista'}</span>
      </Button>
      {isManaging && (
        <Suspense>
          <ViewsDialog
            views={views}
            reading={reading}
            shownQuery={shown}
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** A list that is opened without a query uses the user's default view. */
function useDefaultView(views: CandidateViews) {
  const [address, setAddress] = useSearchParams();
  const mayChoose = useRef(address.size === 0);
  const query = views.find(({ isDefault }) => isDefault)?.query;

  useEffect(() => {
    if (address.size > 0) mayChoose.current = false;
    if (query === undefined || !mayChoose.current) return;
    mayChoose.current = false;
    setAddress(query, { replace: true });
  }, [query, address, setAddress]);
}

const ViewLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    maxWidth: '100%',
    paddingInline: '3',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: '0.875rem',
    fontWeight: '600',
    color: 'ink.muted',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { borderColor: 'primary', color: 'primary' },
    '&[aria-current]': { bg: 'primary.tint', borderColor: 'primary', color: 'primary.dark' },
  },
});
