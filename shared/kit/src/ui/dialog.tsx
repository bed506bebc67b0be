import { dialogAnatomy } from '@chakra-ui/react/anatomy';
import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { FocusEvent, ReactNode } from 'react';
import type { Elements } from './elements';
import { IconButton } from './icon-button';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Beside the button that closes it. */
  action?: Elements;
  /** `full` takes all of the screen, and its head and foot stay in sight. */
  size?: 'md' | 'lg' | 'full';
};

/** A modal window: focus stays inside, Esc closes it, focus returns to where it was opened. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, children, footer, action, size = 'md' } = props;

  return (
    <ChakraDialog.Root
      recipe={dialogRecipe}
      size={size}
      open={isOpen}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content onFocus={bringIntoView}>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
              {action}
              <ChakraDialog.CloseTrigger asChild>
                <IconButton label="Cerrar ventana">
                  <X aria-hidden size={20} />
                </IconButton>
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** The focus trap keeps the browser from scrolling; what the pointer presses is in sight. */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

const edge = { position: 'sticky', zIndex: '1', bg: 'surface' } as const;

/** Look of the dialogs; it travels with them, so that the first load does not pay for it. */
const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      bg: 'scrim',
      zIndex: 'calc(1000 + var(--layer-index, 0))',
      _open: { animation: 'fade-in 180ms ease-out' },
      _closed: { animation: 'fade-out 140ms ease-in' },
      _print: { display: 'none' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      // It ends above the notices.
      bottom: 'var(--notice-room, 0px)',
      zIndex: 'calc(1000 + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflowY: 'auto',
      overscrollBehaviorY: 'none',
      // A field that gets the focus comes to lie above the foot.
      scrollPaddingTop: '4',
      scrollPaddingBottom: '24',
      padding: { base: '3', md: '10' },
      // On paper it may run over several sheets; the theme takes the page behind it away.
      _print: { position: 'static', padding: '0' },
    },
    content: {
      position: 'relative',
      width: '100%',
      // It hangs from above: nothing moves under the pointer when it grows, or when a notice comes.
      marginBlock: { base: '0', md: '6vh auto' },
      bg: 'surface',
      borderRadius: 'md',
      boxShadow: 'md',
      // The edge in forced colours, which show neither grounds nor shadows.
      outline: '1px solid transparent',
      _print: { maxWidth: 'none', boxShadow: 'none' },
      _open: { animation: 'rise-in 200ms ease-out' },
      _closed: { animation: 'fade-out 140ms ease-in' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      paddingInline: { base: '4', md: '6' },
      paddingTop: { base: '4', md: '6' },
    },
    title: { textStyle: 'h3', paddingTop: '1.5', minWidth: '0' },
    body: { paddingInline: { base: '4', md: '6' }, paddingBlock: '4' },
    footer: {
      ...edge,
      // The edge of the window, whose padding browsers leave out.
      bottom: { base: '-3', md: '-10' },
      borderTopWidth: '1px',
      borderBottomRadius: 'md',
      paddingTop: '3',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: { base: '4', md: '6' },
      paddingBottom: { base: '3', md: '4' },
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: '600px' } },
      lg: { content: { maxWidth: '860px' } },
      full: {
        // Clear of its head and its foot.
        positioner: { padding: '0', scrollPaddingTop: '72px', scrollPaddingBottom: '72px' },
        content: {
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100%',
          marginBlock: '0',
          borderRadius: '0',
        },
        header: {
          ...edge,
          top: '0',
          alignItems: 'center',
          gap: '2',
          paddingTop: { base: '2', md: '2' },
          paddingBottom: '2',
          borderBottomWidth: '1px',
        },
        title: { marginInlineEnd: 'auto', paddingTop: '0' },
        body: { flex: '1' },
        footer: {
          ...edge,
          bottom: { base: '0', md: '0' },
          borderBottomRadius: '0',
          paddingTop: '10px',
          paddingBottom: { base: '10px', md: '10px' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
