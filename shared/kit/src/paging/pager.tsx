import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from '@portal/runtime';
import { pageWindow } from './page-window';

type PagerProps = {
  /** Counts from 1, like the labels. */
  page: number;
  totalPages: number;
  /** Returns the link of a page, counted from 1. */
  pathTo: (page: number) => string;
  /** True to show «Primera» and «Última», as in the people list. */
  hasEnds?: boolean;
};

/** Renders links to the pages of a list, below it (S9.06). */
export function Pager({ page, totalPages, pathTo, hasEnds = false }: PagerProps) {
  const before = page > 1 ? page - 1 : undefined;
  const after = page < totalPages ? page + 1 : undefined;
  const linkTo = (target: number | undefined) => (target ? pathTo(target) : undefined);

  return (
    <chakra.nav aria-label="Paginación" marginTop="6">
      <chakra.ul display="flex" flexWrap="wrap" justifyContent="center" gap="1">
        {hasEnds && <Step text="Primera" to={linkTo(before && 1)} />}
        <Step text="«" meaning="Página anterior" to={linkTo(before)} />
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <PageLink to={pathTo(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </PageLink>
          </li>
        ))}
        <Step text="»" meaning="Página siguiente" to={linkTo(after)} />
        {hasEnds && <Step text="Última" to={linkTo(after && totalPages)} />}
      </chakra.ul>
    </chakra.nav>
  );
}

type StepProps = { text: string; meaning?: string; to: string | undefined };

/** A disabled step keeps its place, so that the others do not move. */
function Step({ text, meaning, to }: StepProps) {
  const name = meaning && `${text} ${meaning}`;

  return (
    <li>
      {to === undefined ? (
        <IdleStep role="link" aria-disabled="true" aria-label={name} title={meaning}>
          {text}
        </IdleStep>
      ) : (
        <PageLink to={to} aria-label={name} title={meaning}>
          {text}
        </PageLink>
      )}
    </li>
  );
}

const stepRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: { base: '36px', sm: '40px' },
    minHeight: '40px',
    paddingInline: '2',
    borderRadius: 'sm',
    color: 'primary',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color 150ms',
    _hover: { bg: 'primary.tint' },
    '&[aria-current]': { bg: 'primary', color: 'white' },
    '&[aria-disabled]': { color: 'ink.muted', bg: 'transparent', opacity: 0.6 },
  },
});

const PageLink = chakra(Link, stepRecipe);
const IdleStep = chakra('span', stepRecipe);
