import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/kit/ui/button';
import { onTouch } from '@portal/kit/ui/on-touch';
import { Keyboard, Undo2 } from 'lucide-react';
import { Key } from './key';
import type { Review } from './use-review';

type ReviewFootProps = {
  review: Review;
  hasKeys: boolean;
  onToggleKeys: () => void;
  isHelpOpen: boolean;
  onToggleHelp: () => void;
};

/**
 * Outcome of the last change with its undo button, and help on the shortcuts. Replaces floating
 * notices.
 */
export function ReviewFoot(props: ReviewFootProps) {
  const { review, hasKeys, onToggleKeys, isHelpOpen, onToggleHelp } = props;
  const { outcome, canUndo, undo } = review;

  return (
    <Foot>
      <chakra.p role="status" fontWeight="600">
        {outcome?.text}
      </chakra.p>
      {canUndo && (
        <Button variant="outline" size="sm" onClick={undo}>
          <Undo2 aria-hidden size={16} />
          <span>Deshacer</span>
          {hasKeys && <Key aria-hidden>U</Key>}
        </Button>
      )}
      <Hints data-open={isHelpOpen || undefined}>
        {hasKeys &&
          hints.map(([keys, text, isMain]) => (
            <li key={text} data-main={isMain || undefined}>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}{' '}
              <span>{text}</span>
            </li>
          ))}
        <li data-main={!hasKeys || undefined}>
          <Button variant="ghost" size="sm" aria-pressed={hasKeys} onClick={onToggleKeys}>
            <Keyboard aria-hidden size={16} />
            Usar teclas
          </Button>
        </li>
        <li data-main>
          <Button variant="ghost" size="sm" aria-expanded={isHelpOpen} onClick={onToggleHelp}>
            {hasKeys && <Key aria-hidden>?</Key>}
            <span>{isHelpOpen ? 'Menos' : 'Teclas'}</span>
          </Button>
        </li>
      </Hints>
    </Foot>
  );
}

const hints: readonly (readonly [keys: readonly string[], text: string, isMain: boolean])[] = [
  [['J', 'K'], 'Mover', true],
  [['N'], 'Sin revisar', true],
  [['1–9'], 'Estado', true],
  [['U'], 'Deshacer', false],
  [['V'], 'Currículum', false],
  [['R'], 'Respuestas', false],
  [['Esc'], 'Volver a la lista', false],
];

const Foot = chakra('div', {
  base: {
    gridArea: 'foot',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    minHeight: { xl: '48px' },
    paddingInline: '4',
    paddingBlock: '1',
    fontSize: '0.8125rem',
    bg: { xl: 'soft' },
    borderTopWidth: { xl: '1px' },
  },
});

const Hints = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    marginInlineStart: 'auto',
    color: 'ink.muted',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1' },
    '&:not([data-open]) li:not([data-main])': { display: 'none' },
    '&:not([data-open]) li:not(:last-of-type)': { mdDown: { display: 'none' } },
    [onTouch]: { display: 'none' },
  },
});
