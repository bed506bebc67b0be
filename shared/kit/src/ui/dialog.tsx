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
  /** Shown next to the close button. */
  action?: Elements;
  /** `full` fills the screen; its header and footer stay visible. */
  size?: 'md' | 'lg' | 'full';
};

/** Modal dialog. Traps the focus, closes with Esc, and returns the focus to its opener. */
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

/**
 * Because the focus trap prevents the browser's scrolling. Elements pressed with a pointer are
 * visible anyway.
 */
function bringIntoView({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

const edge = { position: 'sticky', zIndex: '1', bg: 'surface' } as const;

/**
 * Styles of the dialogs. Defined here rather than in the theme, so that the first load does not
 * include them.
 */
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
      // Ends above the notices.
      bottom: 'var(--notice-room, 0px)',
      zIndex: 'calc(1000 + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflowY: 'auto',
      overscrollBehaviorY: 'none',
      // Keeps focused fields above the footer.
      scrollPaddingTop: '4',
      scrollPaddingBottom: '24',
      padding: { base: '3', md: '10' },
      // May span several sheets on paper; the theme hides the page behind it.
      _print: { position: 'static', padding: '0' },
    },
    content: {
      position: 'relative',
      width: '100%',
      // Aligned to the top, so that nothing moves under the pointer when it grows or a notice
      // appears.
      marginBlock: { base: '0', md: '6vh auto' },
      bg: 'surface',
      borderRadius: 'md',
      boxShadow: 'md',
      // Visible edge in forced colours, which hide backgrounds and shadows.
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
      // Edge of the positioner: browsers ignore its padding for sticky elements.
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
        // Height of header and footer.
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
