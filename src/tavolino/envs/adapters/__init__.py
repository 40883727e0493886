"""Games and batches as others see them: information states, and the environments of other
libraries. There are no kernels in here."""
