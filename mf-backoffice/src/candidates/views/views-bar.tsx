import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { useResource } from '@portal/kit/query/use-resource';
import { candidateViewsResource } from '@portal/kit/resources/candidate-views';
import { Button } from '@portal/kit/ui/button';
import { lazyPart } from '@portal/kit/ui/lazy-part';
import { Link } from '@portal/runtime';
import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { writeQuery } from '../query/candidate-address';
import type { CandidateQuery } from '../query/candidate-query';
import { useDefaultView } from './use-default-view';

const ViewsDialog = lazyPart(async () => (await import('./views-dialog')).ViewsDialog);

/** The user's own ways of looking at the list. Each is a link, so that it can be shared. */
export function ViewsBar({ query }: { query: CandidateQuery }) {
  const { data: views = [], ...reading } = useResource(candidateViewsResource);
  const [isManaging, setManaging] = useState(false);
  const shown = writeQuery({ ...query, page: 1 }).toString();
  useDefaultView(views);

  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBottom="4">
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
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setManaging(true)}>
        <Bookmark aria-hidden size={16} />
        {views.length > 0 ? 'Vistas' : 'Guardar esta vista'}
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

const chipRecipe = defineRecipe({
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

const ViewLink = chakra(Link, chipRecipe);
