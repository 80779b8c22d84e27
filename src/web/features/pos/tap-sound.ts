import { audioContext } from "../../platform/audio-context.ts";
import { readStored, writeStored } from "../../platform/stored.ts";

const MUTED_KEY = "pos-muted";
const SECONDS = 0.045;

let isMuted = readStored(MUTED_KEY) === "true";
const listeners = new Set<() => void>();

export const tapPitches = { up: 880, down: 520, done: 1320 } as const;
export type TapPitch = keyof typeof tapPitches;

/** Whether taps are silent on this device; stays so until told otherwise. */
export function tapMuted(): boolean {
  return isMuted;
}

export function setTapMuted(muted: boolean): void {
  isMuted = muted;
  writeStored(MUTED_KEY, muted ? "true" : null);
  for (const listener of listeners) listener();
}

export function onTapMuted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A short click, made on the spot: higher for more, lower for less. Only after a tap, as browsers demand. */
export function playTap(pitch: TapPitch): void {
  const context = isMuted ? null : audioContext();
  if (context === null) return;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = tapPitches[pitch];
  volume.gain.setValueAtTime(0.16, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + SECONDS);
}
