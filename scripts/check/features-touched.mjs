const names =
  /^src\/(?:(?:server|web)\/features|domain|contract(?:\/errors)?|messages\/[a-z]{2})\/([a-z-]+?)(?:-errors)?(?=[./])/;

/** The feature that a file of the sources is named for, whatever its root; undefined where it is of none. */
export function featureOf(file) {
  return names.exec(file)?.[1];
}
