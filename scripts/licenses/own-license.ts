/** The project's licence, at the root and in every package and tree. */
export const ownLicense = 'LICENSE';

/** The notices of third-party packages, beside the licence. */
export const noticesName = 'THIRD-PARTY-NOTICES.txt';

export const aboutNotices = `Avisos de terceros

Aquí hay también programas, letras y dibujos de otras personas, o se instalan con esto.
Estos son sus nombres, sus licencias y los avisos que las acompañan.`;
