import { fireEvent, screen } from '@testing-library/react';

/** Presses a button of a message over an open dialog, once it is there. */
export async function pressInMessage(label: string) {
  fireEvent.click(await screen.findByText(label));
}
