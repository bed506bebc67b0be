import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Dialog } from '../ui/dialog';
import { IconButton } from '../ui/icon-button';
import { useMedia } from '../ui/use-media';
import { CurriculumDocument } from './curriculum-document';
import type { CurriculumSource } from './use-curriculum';

type CurriculumPanelProps = {
  /** Name of the applicant. */
  name: string;
  /** The CV as a file, or its file name on the server; undefined if the applicant sent none. */
  source: CurriculumSource;
  onClose: () => void;
  /** More actions, such as showing the next CV. */
  actions?: ReactNode;
  /** True to show it beside the content if the window is wide enough; otherwise it is a dialog. */
  isBeside?: boolean;
  /**
   * True if the focus stays in the list, for navigation by keys. The title is announced in either
   * case.
   */
  keepsFocus?: boolean;
};

/** Width from which a CV fits beside a list: the theme's `lg`. */
const roomBeside = '(min-width: 992px)';

/**
 * Renders a CV in a dialog, or in a panel beside the list. Use `CurriculumPreview`, which loads it
 * on demand.
 */
export function CurriculumPanel({ isBeside = false, ...panel }: CurriculumPanelProps) {
  const hasRoom = useMedia(roomBeside, false);
  return isBeside && hasRoom ? <Aside {...panel} /> : <Window {...panel} />;
}

type PanelProps = Omit<CurriculumPanelProps, 'isBeside'>;

const titleOf = (name: string) => `Currículum de ${name}`;

function Window({ name, source, onClose, actions }: PanelProps) {
  return (
    <Dialog title={titleOf(name)} size="lg" isOpen onClose={onClose} footer={actions}>
      <CurriculumDocument name={name} source={source} height="min(62vh, 900px)" />
    </Dialog>
  );
}

/** Not a dialog: people continue in the list, so it must not trap the focus. */
function Aside({ name, source, onClose, actions, keepsFocus = false }: PanelProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (keepsFocus) return undefined;
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [keepsFocus]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
  }

  return (
    <Frame aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="flex-start" gap="3">
        <Title id={titleId} ref={title} tabIndex={-1} aria-live="polite">
          {titleOf(name)}
        </Title>
        <IconButton label="Cerrar currículum" onClick={onClose}>
          <X aria-hidden size={20} />
        </IconButton>
      </chakra.div>
      <CurriculumDocument name={name} source={source} height="100%" />
      {actions && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {actions}
        </chakra.div>
      )}
    </Frame>
  );
}

/** Height of the window below the header. */
const Frame = chakra('aside', {
  base: {
    position: 'sticky',
    top: '76px',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gap: '3',
    height: 'calc(100dvh - 92px)',
    minHeight: '360px',
    padding: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'sm',
  },
});

const Title = chakra('h2', {
  base: { textStyle: 'h4', outline: 'none', paddingTop: '2' },
});
