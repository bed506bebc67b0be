/** What everybody who has signed in manages of the own account. */
export const ownAccountPath = '/api/cuenta';
export const ownPasswordPath = `${ownAccountPath}/clave`;
/** All other sessions; behind it the id of one. */
export const ownSessionsPath = `${ownAccountPath}/sesiones`;
/** The session by which it is called: «Cerrar Sesión». */
export const currentSessionPath = `${ownSessionsPath}/actual`;
export const secondFactorPath = `${ownAccountPath}/segundo-factor`;
export const secondFactorActivationPath = `${secondFactorPath}/activar`;
export const secondFactorRemovalPath = `${secondFactorPath}/quitar`;
export const recoveryCodesPath = `${secondFactorPath}/codigos`;
