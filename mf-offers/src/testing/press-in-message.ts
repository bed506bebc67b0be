import { fireEvent, screen } from '@testing-library/react';

/**
 * Presses a button of a message over an open dialog. The shell's messages stand above dialogs;
 * what stands for them in tests is made deaf by the dialog like the rest of the page.
 */
export async function pressInMessage(label: string) {
  fireEvent.click(await screen.findByText(label));
}
