import { audioContext } from "#platform/web/audio-context.ts";
import { storedSwitch } from "#platform/web/stored-switch.ts";

const DURATION_SECONDS = 0.045;

/** Stores whether taps are silent on this device. */
export const tapMuted = storedSwitch("pos-muted");

const tapPitches = { up: 880, down: 520, done: 1320 } as const;
type TapPitch = keyof typeof tapPitches;

/** Plays a short click, higher for more and lower for less; browsers allow it only after a tap. */
export function playTap(pitch: TapPitch): void {
  const context = tapMuted.isOn() ? null : audioContext();
  if (context === null) return;
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = tapPitches[pitch];
  volume.gain.setValueAtTime(0.16, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + DURATION_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + DURATION_SECONDS);
}
