import { fireEvent, screen } from '@testing-library/react';

/** Waits for a button in a message over an open dialog, and presses it. */
export async function pressInMessage(label: string) {
  fireEvent.click(await screen.findByText(label));
}
